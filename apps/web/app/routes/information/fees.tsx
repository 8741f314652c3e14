import { fees } from "./content/fees.ts";
import { FeeTable } from "./fees/fee-table.tsx";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/cache.ts";

export const meta = () => informationMeta(fees);

export default function Fees() {
  return <InformationPage document={fees} slots={{ "fee-table": <FeeTable /> }} />;
}
