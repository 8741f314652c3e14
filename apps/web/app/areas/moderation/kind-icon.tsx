import type { SubjectKind } from "@boab/contracts/moderation/subject-kinds";
import { ChatCircleIcon } from "@phosphor-icons/react/dist/ssr/ChatCircle";
import { PlayCircleIcon } from "@phosphor-icons/react/dist/ssr/PlayCircle";
import { StarIcon } from "@phosphor-icons/react/dist/ssr/Star";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";

const icons = {
  review: StarIcon,
  video: PlayCircleIcon,
  comment: ChatCircleIcon,
  listing: StorefrontIcon,
} satisfies Record<SubjectKind, unknown>;

export function KindIcon({ kind }: { kind: SubjectKind }) {
  const Icon = icons[kind];
  return <Icon size={16} aria-hidden="true" />;
}
