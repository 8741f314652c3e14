import { type PictureName, picturePath } from "../../home/pictures/picture-names.ts";

const pictures: Record<string, PictureName> = {
  "/help": "page-help",
  "/returns": "page-returns",
  "/sell-with-us": "page-selling",
  "/pricing": "page-pricing",
  "/fees": "page-fees",
  "/policies": "page-policies",
  "/policies/privacy": "page-privacy",
  "/terms": "page-terms",
};

export function getInformationPicture(path: string): string | undefined {
  const name = pictures[path];
  return name && picturePath(name);
}
