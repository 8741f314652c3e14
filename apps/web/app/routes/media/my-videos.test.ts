import { afterEach, expect, test, vi } from "vitest";
import { videoCard } from "#test/videos.ts";
import { loader } from "./my-videos.tsx";

const account = {
  ...{ id: "00000000-0000-4000-8000-000000000001", name: "Hana", description: "" },
  ...{ headerImg: null, profileImg: null, link: { website: null }, videoCount: 30 },
  ...{ joinedAt: "2026-01-01T00:00:00.000Z", userId: "hana", version: 1 },
};

afterEach(() => vi.unstubAllGlobals());

function edit(isMine: boolean) {
  const page = {
    ...videoCard({ vid_Id: "demo-AL-030", title: "The oldest" }),
    ...{ publishedAt: null, likes: 0, isLiked: false, isForLater: false, isReported: false },
    ...{ progress: null, commentCount: 0, business: null, isMine },
  };
  vi.stubGlobal("fetch", async ({ pathname }: URL) => {
    if (pathname.endsWith("demo-AL-030")) return Response.json(page);
    return Response.json(
      pathname.includes("account") ? { account } : { data: [], nextCursor: null },
    );
  });
  const url = new URL("https://boab.example/media/my-videos?edit=demo-AL-030");
  return loader({ request: new Request(url), url } as never);
}

test("a video is edited by its id, also when it isn't among the newest", async () => {
  expect((await edit(true)).edited?.title).toBe("The oldest");
  expect((await edit(false)).edited).toBeNull();
});
