import type { PublicFigures } from "#shell/public-figures.ts";
import type { InformationDocument } from "../layout/information-document.ts";
import { fees } from "./fees.ts";
import { help } from "./help.ts";
import { policies } from "./policies.ts";
import { pricing } from "./pricing.ts";
import { privacy } from "./privacy.ts";
import { returns } from "./returns.ts";
import { sellWithUs } from "./sell-with-us.ts";
import { terms } from "./terms.ts";

/** All of them, for checks over the whole; a page imports only its own. */
export const documents = (figures: PublicFigures): readonly InformationDocument[] => [
  fees(figures),
  help(figures),
  policies,
  pricing(figures),
  privacy,
  returns,
  sellWithUs(figures),
  terms(figures),
];
