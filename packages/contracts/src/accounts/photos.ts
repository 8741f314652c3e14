import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { FullProfile } from "./profiles.ts";

export const setPhoto = defineCall({
  method: "PUT",
  path: "/user/photo",
  summary: "Make an uploaded picture the caller's profile photo; the one before is removed",
  body: z.strictObject({ uploadId: z.uuid() }),
  response: FullProfile,
});

export const removePhoto = defineCall({
  method: "DELETE",
  path: "/user/photo",
  summary: "Remove the caller's profile photo",
  response: FullProfile,
});
