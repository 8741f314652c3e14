/** A file of the given size without holding its bytes. */
export function fakeFile(name = "front.jpg", type = "image/jpeg", size = 2000): File {
  const file = new File(["x"], name, { type });
  Object.defineProperty(file, "size", { value: size });
  return file;
}

/** Lets everything that waits for a promise go on. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));
