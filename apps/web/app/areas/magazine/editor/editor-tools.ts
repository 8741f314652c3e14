import type { BodyPicture } from "@boab/contracts/magazine/body";
import { createContext } from "react";

export type UploadedPicture = Omit<BodyPicture, "alt">;

/** The blocks inside the editor use these functions of the page. */
export interface EditorTools {
  isEditable: boolean;
  /** Undefined when the upload failed; the page shows the error. */
  uploadPicture(file: File): Promise<UploadedPicture | undefined>;
}

export const EditorToolsContext = createContext<EditorTools>({
  isEditable: false,
  uploadPicture: async () => undefined,
});
