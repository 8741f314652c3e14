import { CoverPosition } from "@boab/contracts/directory/pictures";
import { askWhenBack } from "@boab/contracts/marketplace/back-notices";
import {
  createStore,
  deleteStore,
  type OwnStore,
  type StorePatch,
  updateMerchantId,
  updateStore,
} from "@boab/contracts/marketplace/stores";
import { storePageTexts, storeTexts } from "@boab/contracts/marketplace/texts";
import { data, redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { addCookie } from "#lib/http/request-scope.server.ts";
import { flashCookie } from "#lib/session/flash.ts";
import { storePath } from "../paths.ts";
import { loadOwnStore } from "./load-store.server.ts";

type Values = Record<string, string>;

const detailsOf = (values: Values) => ({
  storeName: values.storeName ?? "",
  email: (values.email ?? "").trim(),
  location: values.location ?? "",
  description: values.description ?? "",
  phoneNumber: (values.phoneNumber ?? "").trim(),
  isGstRegistered: values.isGstRegistered === "yes",
  abn: (values.abn ?? "").trim(),
  ...(values.freeShippingFrom !== undefined && {
    freeShippingFromCents: typedCents(values.freeShippingFrom),
  }),
});

/** Nothing is no free shipping; what is no amount is none that the API takes, and it says so. */
function typedCents(typed: string): number | null {
  const amount = typed.replace(/[\s$,]/g, "");
  if (amount === "") return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : 0;
}

/** The specification's sentences for what a person can't mend (STORE-08, STORE-09). */
async function inStoreWords<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, status, fields } = error;
    const sentence = unmendable[code];
    throw sentence ? new ApiError({ code, status, fields, sentence }, error) : error;
  }
}

const unmendable: Partial<Record<ApiError["code"], string>> = {
  not_signed_in: storeTexts.authenticationRequired,
  sign_in_expired: storeTexts.authenticationRequired,
  internal: storeTexts.unexpected,
  not_available: storeTexts.unexpected,
};

/** After a first store the person goes to its page (STORE-10). */
export async function openStore(request: Request) {
  const values = await formValues(request);
  const run = () => api(request).call(createStore, { body: detailsOf(values) });
  const result = await formResult(() => inStoreWords(run), values, storeTexts.saveFailed);
  if (!result.data.ok) return result;
  const { message, store } = result.data.response;
  addCookie(flashCookie({ text: message, tone: "ok" }));
  return redirect(storePath(store.slug));
}

function patchOf(values: Values): StorePatch | null {
  const { uploadId, position, remove, version } = values;
  switch (values.intent) {
    case "details":
      return { ...detailsOf(values), ...(version && { version: Number(version) }) } as StorePatch;
    case "holiday":
      return {
        holiday: {
          isOn: values.isOn === "yes",
          message: values.message ?? "",
          backOn: values.backOn ?? null,
        },
      };
    case "header":
    case "logo": {
      const which = values.intent === "header" ? "header" : "profile";
      if (remove) return { [`${which}UploadId`]: null };
      if (uploadId) return { [`${which}UploadId`]: uploadId };
      const pos = CoverPosition.safeParse(JSON.parse(position ?? "null"));
      return pos.success ? { [`${which}Pos`]: pos.data } : null;
    }
    default:
      return null;
  }
}

/** Everything that can be sent from the page of a store. */
export async function changeStore(request: Request, slug: string) {
  const values = await formValues(request);
  const { call } = api(request);
  if (values.intent === "ask-back") {
    const { email = "", website } = values;
    const body = { email: email.trim(), ...(website && { website }) };
    return formResult(() => call(askWhenBack, { params: { slug }, body }), values);
  }
  const store = await loadOwnStore(request);
  if (store?.slug !== slug) throw data(null, { status: 404 });
  if (values.intent === "delete") return removeStore(request, store, values);
  const body = patchOf(values);
  if (!body) throw data(null, { status: 400 });
  const run = () => call(updateStore, { params: { storeId: store.id }, body });
  return formResult(() => inStoreWords(run), values, storeTexts.updateFailed);
}

async function removeStore(request: Request, { id }: OwnStore, values: Values) {
  const { call } = api(request);
  const result = await formResult(
    () => call(deleteStore, { params: { storeId: id }, body: {} }),
    values,
  );
  if (!result.data.ok) return result;
  addCookie(flashCookie({ text: storePageTexts.deleted, tone: "ok" }));
  return redirect("/marketplace");
}

/** The step "Merchant ID" of Go Live (PAYOUT-04 to 06). */
export async function saveMerchantId(request: Request, slug: string) {
  const values = await formValues(request);
  const store = await loadOwnStore(request);
  if (store?.slug !== slug) throw data(null, { status: 404 });
  const { merchantId = "" } = values;
  const run = () =>
    api(request).call(updateMerchantId, { params: { storeId: store.id }, body: { merchantId } });
  return formResult(run, values, storeTexts.merchantIdFailed);
}
