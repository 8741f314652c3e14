import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Picture } from "./picture.tsx";
import { wasPictureShown } from "./shown-pictures.ts";

test("SHELL-40 a picture that was shown is there at once the next time", async () => {
  const { href } = new URL("/public/favicon.svg", location.href);
  const picture = <Picture src={href} alt="Boab" width={40} height={40} />;
  const first = await render(picture);
  await expect.element(first.getByRole("img", { name: "Boab" })).toHaveAttribute("loading", "lazy");
  await expect.poll(() => wasPictureShown(href)).toBe(true);
  await first.unmount();
  const second = await render(picture);
  await expect
    .element(second.getByRole("img", { name: "Boab" }))
    .toHaveAttribute("loading", "eager");
});
