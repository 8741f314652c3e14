import { describe, expect, it } from "vitest";
import { loader } from "./picture.ts";
import { pictureNames, picturePath } from "./picture-names.ts";

const get = (file: string) => loader({ params: { file } } as never);

describe("pictures", () => {
  it.each(pictureNames)("%s is a flat drawing without gradients or scripts", async (name) => {
    const response = await get(picturePath(name).replace("/pictures/", ""));
    const drawing = await response.text();
    expect(response.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(response.headers.get("Cache-Control")).toContain("public");
    expect(drawing).toMatch(/^<svg /);
    expect(drawing).not.toMatch(/gradient|<script/i);
    expect(drawing.length).toBeLessThan(25_000);
  });

  it("unknown names are not found", () => {
    for (const file of ["nothing.svg", "../secret"]) {
      expect(() => get(file)).toThrow(expect.objectContaining({ status: 404 }));
    }
  });
});
