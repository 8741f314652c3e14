import { CoverPosition } from "@boab/contracts/directory/pictures";
import { askWhenBack } from "@boab/contracts/marketplace/store-reopening-notices";
import {
  createStore,
  deleteStore,
  type OwnStore,
  type StorePatch,
  updateMerchantId,
  updateStore,
} from "@boab/contracts/marketplace/stores";
import { parseAmount } from "@boab/format/amounts";
import { data, redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { prefixToneEmoji } from "#lib/format/status-message.ts";
import { addCookie } from "#lib/http/request-scope.server.ts";
import { makeFlashCookie } from "#lib/session/flash.ts";
import { goLiveCopy } from "../go-live/copy.ts";
import { storePath } from "../paths.ts";
import { storeFormCopy } from "./copy.ts";
import { loadOwnStore } from "./load-store.server.ts";

type FormValues = Record<string, string>;

const readDetails = (values: FormValues) => ({
  storeName: values.storeName ?? "",
  email: (values.email ?? "").trim(),
  location: values.location ?? "",
  description: values.description ?? "",
  phoneNumber: (values.phoneNumber ?? "").trim(),
  isGstRegistered: values.isGstRegistered === "yes",
  abn: (values.abn ?? "").trim(),
  ...(values.freeShippingFrom !== undefined && {
    freeShippingFromCents: parseCents(values.freeShippingFrom),
  }),
});

/** Empty means no free shipping. Invalid text becomes 0, which the API refuses with an error. */
function parseCents(typed: string): number | null {
  const cents = parseAmount(typed);
  return cents === undefined ? 0 : cents;
}

/** Replaces errors that the person can't fix with the specification's sentences (STORE-08, STORE-09). */
async function withStoreErrorMessages<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, status, fields } = error;
    const sentence = fixedErrorMessages[code];
    throw sentence ? new ApiError({ code, status, fields, sentence }, error) : error;
  }
}

const fixedErrorMessages: Partial<Record<ApiError["code"], string>> = {
  not_signed_in: prefixToneEmoji(storeFormCopy.authenticationRequired),
  sign_in_expired: prefixToneEmoji(storeFormCopy.authenticationRequired),
  internal: prefixToneEmoji(storeFormCopy.unexpected),
  not_available: prefixToneEmoji(storeFormCopy.unexpected),
};

/** Opens a member's store and redirects to its page (STORE-10). */
export async function openStore(request: Request) {
  const values = await readFormValues(request);
  const run = () => api(request).call(createStore, { body: readDetails(values) });
  const result = await runFormCall(
    () => withStoreErrorMessages(run),
    values,
    storeFormCopy.saveFailed,
  );
  if (!result.data.ok) return result;
  const { message, store } = result.data.response;
  addCookie(makeFlashCookie({ text: message, tone: "ok" }));
  return redirect(storePath(store.slug));
}

function toStorePatch(values: FormValues): StorePatch | null {
  const { uploadId, position, remove, version } = values;
  switch (values.intent) {
    case "details":
      return { ...readDetails(values), ...(version && { version: Number(version) }) };
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
      const pictureKind = values.intent === "header" ? "header" : "profile";
      if (remove) return { [`${pictureKind}UploadId`]: null };
      if (uploadId) return { [`${pictureKind}UploadId`]: uploadId };
      const parsedPosition = CoverPosition.safeParse(JSON.parse(position ?? "null"));
      return parsedPosition.success ? { [`${pictureKind}Pos`]: parsedPosition.data } : null;
    }
    default:
      return null;
  }
}

/** Handles every form on a store's page. */
export async function changeStore(request: Request, slug: string) {
  const values = await readFormValues(request);
  const { call } = api(request);
  if (values.intent === "ask-back") {
    const { email = "", website } = values;
    const body = { email: email.trim(), ...(website && { website }) };
    return runFormCall(() => call(askWhenBack, { params: { slug }, body }), values);
  }
  const store = await loadOwnStore(request);
  if (store?.slug !== slug) throw data(null, { status: 404 });
  if (values.intent === "delete") return removeStore(request, store, values);
  const body = toStorePatch(values);
  if (!body) throw data(null, { status: 400 });
  const run = () => call(updateStore, { params: { storeId: store.id }, body });
  return runFormCall(() => withStoreErrorMessages(run), values, storeFormCopy.updateFailed);
}

async function removeStore(request: Request, { id }: OwnStore, values: FormValues) {
  const { call } = api(request);
  const result = await runFormCall(
    () => call(deleteStore, { params: { storeId: id }, body: {} }),
    values,
  );
  if (!result.data.ok) return result;
  addCookie(makeFlashCookie({ text: storeFormCopy.deleted, tone: "ok" }));
  return redirect("/marketplace");
}

/** Saves the "Merchant ID" step of Go Live (PAYOUT-04 to 06). */
export async function saveMerchantId(request: Request, slug: string) {
  const values = await readFormValues(request);
  const store = await loadOwnStore(request);
  if (store?.slug !== slug) throw data(null, { status: 404 });
  const { merchantId = "" } = values;
  const run = () =>
    api(request).call(updateMerchantId, { params: { storeId: store.id }, body: { merchantId } });
  return runFormCall(run, values, goLiveCopy.merchantIdFailed);
}
