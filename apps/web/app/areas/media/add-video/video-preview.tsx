import { videoCategories } from "@boab/contracts/media/limits";
import { makeThumbnailPath } from "@boab/contracts/media/thumbnail";
import { ShieldCheckIcon } from "@phosphor-icons/react/dist/ssr/ShieldCheck";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";

/** The values typed so far. */
export interface TypedVideoDetails {
  title?: string | undefined;
  channelTitle?: string | undefined;
  artist?: string | undefined;
  category?: string | undefined;
  description?: string | undefined;
}

/** Shows the video as viewers will see it, while the creator types. */
export function VideoPreview({ id, video }: { id: string; video: TypedVideoDetails }) {
  const category = Object.entries(videoCategories).find(([value]) => value === video.category);
  return (
    <section aria-labelledby="video-preview" className="lg:sticky lg:top-24">
      <div className="theme-dark on-night overflow-hidden rounded-lg border border-line bg-paper text-ink">
        <div className="flex items-baseline justify-between gap-4 px-5 py-3.5">
          <h2 id="video-preview" className="font-sans text-base font-[650]">
            Preview
          </h2>
          <p className="text-sm text-ink-3">How it will look</p>
        </div>
        <div className="relative">
          <img
            src={makeThumbnailPath(category?.[0] ?? "music", id)}
            alt=""
            width={640}
            height={360}
            className="block aspect-video w-full object-cover"
          />
          <span
            aria-hidden="true"
            className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-full bg-[#faf5ec] text-[#14131f]"
          >
            <SpriteIcon name="play" size={18} />
          </span>
        </div>
        <div className="px-5 pt-4 pb-5 break-words">
          <p className="text-xl leading-tight type-display">{video.title || "Title"}</p>
          <p className="mt-1 text-sm text-ink-3">
            {[video.artist || video.channelTitle || "Channel", category?.[1]]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {video.description && (
            <p className="mt-3 line-clamp-3 text-sm text-ink-2">{video.description}</p>
          )}
        </div>
      </div>
      <p className="mt-3 flex items-start gap-2 text-sm text-ink-3">
        <ShieldCheckIcon size={18} className="mt-0.5 flex-none" aria-hidden="true" />
        We draw the picture. Nothing loads from the video host until a viewer presses play.
      </p>
    </section>
  );
}
