import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { FullProfile } from "./profiles.ts";

export const setPhoto = defineCall({
  method: "PUT",
  path: "/user/photo",
  summary: "Set the caller's profile photo to an uploaded picture; the previous one is removed",
  body: z.strictObject({ uploadId: z.uuid() }),
  response: FullProfile,
});

export const removePhoto = defineCall({
  method: "DELETE",
  path: "/user/photo",
  summary: "Remove the caller's profile photo",
  response: FullProfile,
});
