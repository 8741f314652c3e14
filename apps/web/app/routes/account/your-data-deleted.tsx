import { contactPaths } from "@boab/contracts/accounts/contact-paths";
import { DeletedPage } from "#areas/accounts/contact/details-page.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";

export const meta = () =>
  buildPageMeta({
    title: "Your details are deleted",
    path: contactPaths.deleted,
    isIndexed: false,
  });

export default DeletedPage;
