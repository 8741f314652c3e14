import { pageMeta } from "#lib/format/meta.ts";
import type { InformationDocument } from "./information-document.ts";

export const informationMeta = ({ title, description, path }: InformationDocument) =>
  pageMeta({ title, description, path });
