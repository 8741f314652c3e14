import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useSession } from "#lib/session/session.ts";
import { people } from "#test/profiles.ts";
import { SessionFromServer } from "./session-from-server.tsx";

function Viewer() {
  const { status, firstName } = useSession();
  return `${status} ${firstName}`;
}

const served = (viewer: FullProfile | null) =>
  renderToString(
    <SessionFromServer viewer={viewer}>
      <Viewer />
    </SessionFromServer>,
  );

test("a private page is served with its member, and the next one with nobody left over", () => {
  expect(served({ ...people.admin, fullName: "Nyandeng Deng" })).toBe("member Nyandeng");
  expect(served(null)).toBe("unknown null");
});
