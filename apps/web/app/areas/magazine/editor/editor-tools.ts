import type { BodyPicture } from "@boab/contracts/magazine/body";
import { createContext } from "react";

export type UploadedPicture = Omit<BodyPicture, "alt">;

/** What the blocks inside the editor need from the page around it. */
export interface EditorTools {
  isEditable: boolean;
  /** Undefined when it didn't work; the page has said why. */
  uploadPicture(file: File): Promise<UploadedPicture | undefined>;
}

export const EditorToolsContext = createContext<EditorTools>({
  isEditable: false,
  uploadPicture: async () => undefined,
});
