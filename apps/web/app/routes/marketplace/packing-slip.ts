import { getPackingSlip } from "@boab/contracts/marketplace/orders";
import { api } from "#lib/api/api.server.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import type { Route } from "./+types/packing-slip.ts";

export async function loader({ params: { orderId }, request, url }: Route.LoaderArgs) {
  requireMember(await loadCurrentProfile(request), url);
  const { fileName, pdfBase64 } = await api(request).load(getPackingSlip, {
    params: { order_id: orderId },
  });
  return new Response(Buffer.from(pdfBase64, "base64"), {
    headers: {
      "content-type": "application/pdf",
      // Shown in the browser, which prints it.
      "content-disposition": `inline; filename="${fileName}"`,
    },
  });
}
