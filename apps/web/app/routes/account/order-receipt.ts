import { getOrderReceipt } from "@boab/contracts/marketplace/my-orders";
import { api } from "#lib/api/api.server.ts";
import type { Route } from "./+types/order-receipt.ts";

export async function loader({ params: { orderId }, request }: Route.LoaderArgs) {
  const { fileName, pdfBase64 } = await api(request).load(getOrderReceipt, {
    params: { order_id: orderId },
  });
  return new Response(Buffer.from(pdfBase64, "base64"), {
    headers: {
      "content-type": "application/pdf",
      // Shown in the browser, which prints and saves it.
      "content-disposition": `inline; filename="${fileName}"`,
    },
  });
}
