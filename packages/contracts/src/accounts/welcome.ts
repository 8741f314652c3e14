import { defineCall, noContent } from "../common/call.ts";

/** The call has no body, because the email only ever goes to the caller's own email (EDIT-10). */
export const sendWelcome = defineCall({
  method: "POST",
  path: "/user/welcome",
  summary: "Send the welcome email to one's own address, to see that emails arrive (staff)",
  status: 202,
  response: noContent,
});
