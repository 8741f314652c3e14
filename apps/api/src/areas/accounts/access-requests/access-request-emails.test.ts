import { AccessType } from "@boab/contracts/accounts/access-requests";
import { expect, test } from "vitest";
import { accessApprovedEmail, accessDeclinedEmail } from "./access-request-emails.ts";

test.each([
  ["merchant", "seller"],
  ["directory", "directory"],
  ["admin", "moderator"],
  ["media", "media"],
  ["writer", "magazine"],
])("emails call %s access %s access", (type, name) => {
  const accessType = AccessType.parse(type);
  const approved = accessApprovedEmail.write({ publicOrigin: "https://boab.example", accessType });
  expect(approved.text).toContain(`You now have ${name} access`);
  const declined = accessDeclinedEmail.write({
    publicOrigin: "https://boab.example",
    accessType,
    declineReason: "Not yet.",
  });
  expect(declined.text).toContain(`About your request for ${name} access`);
});
