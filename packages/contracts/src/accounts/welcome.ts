import { defineCall, nothing } from "../common/call.ts";

/** Without a body: it goes to the sender's own address and nowhere else (EDIT-10). */
export const sendWelcome = defineCall({
  method: "POST",
  path: "/user/welcome",
  summary: "Send the welcome email to one's own address, to see that emails arrive (staff)",
  status: 202,
  response: nothing,
});
