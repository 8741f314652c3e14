import type { OwnMediaAccount } from "@boab/contracts/media/accounts";
import type { VideoPage } from "@boab/contracts/media/videos";
import { afterEach, expect, test, vi } from "vitest";
import { makeVideoCard } from "#test/videos.ts";
import { loader } from "./my-videos.tsx";

const account: OwnMediaAccount = {
  id: "MED-4T9KQ2ZX",
  name: "Hana",
  description: "",
  headerImg: null,
  profileImg: null,
  link: { website: null },
  videoCount: 30,
  joinedAt: "2026-01-01T00:00:00.000Z",
  userId: "hana-uid-01",
  mediaStatus: "Approved",
};

afterEach(() => vi.unstubAllGlobals());

function edit(isMine: boolean) {
  const page: VideoPage = {
    ...makeVideoCard({ vid_Id: "demo-AL-030", title: "The oldest" }),
    publishedAt: null,
    likes: 0,
    isLiked: false,
    isForLater: false,
    isReported: false,
    progress: null,
    commentCount: 0,
    business: null,
    isMine,
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
