/** A file of the given size without its bytes. */
export function fakeFile(name = "front.jpg", type = "image/jpeg", size = 2000): File {
  const file = new File(["x"], name, { type });
  Object.defineProperty(file, "size", { value: size });
  return file;
}

/** Lets pending promises settle. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));
