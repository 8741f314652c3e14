import type { AreaPages } from "./page.ts";

const store = "/marketplace/stores/kumasi-cloth-house";

export const marketplace: AreaPages = {
  open: [{ name: "marketplace-onboarding", path: "/marketplace-onboarding", firstLoadKb: 153 }],
  others: [
    { name: "marketplace", path: "/marketplace", as: "seller" },
    { name: "marketplace-browse", path: "/marketplace/browse", as: "seller" },
    {
      name: "marketplace-filtered",
      path: "/marketplace/browse?cat=Clothing+%26+Accessories&size=M&color=Indigo&pmin=20&pmax=320&stock=1",
      as: "seller",
    },
    { name: "marketplace-none", path: "/marketplace/browse?q=astronaut", as: "seller" },
    { name: "marketplace-category", path: "/marketplace/products/home-living", as: "seller" },
    { name: "cart", path: "/marketplace/checkout", as: "admin" },
    { name: "cart-empty", path: "/marketplace/checkout", as: "seller" },
    {
      name: "checkout-result",
      path: "/marketplace/checkout-result/5a1e0000-0000-4000-8000-000000000003",
      as: "admin",
    },
    { name: "store", path: "/marketplace/stores/adjoa-cloth", as: "seller" },
    { name: "store-holiday", path: "/marketplace/stores/asmara-baskets", as: "seller" },
    { name: "store-own", path: store, as: "seller" },
    { name: "store-details", path: `${store}?edit=details`, as: "seller" },
    { name: "store-header", path: `${store}?edit=header`, as: "seller" },
    { name: "store-sold", path: `${store}/sold`, as: "seller" },
    { name: "store-sold-one", path: `${store}/sold?q=SXGQ-KS74`, as: "seller" },
    { name: "store-sold-none", path: `${store}/sold?q=nothing+like+it`, as: "seller" },
    { name: "store-go-live", path: `${store}/go-live`, as: "seller" },
    { name: "store-merchant-id", path: `${store}/go-live?step=2`, as: "seller" },
    // Nyandeng has none, so she is offered to open one.
    { name: "store-open", path: "/marketplace/ZGVtby1ueWFuZGVuZy1kZW5n", as: "admin" },
    { name: "store-missing", path: "/marketplace/stores/no-such-store", as: "seller" },
    { name: "store-back-notice", path: "/marketplace/back-notice?token=sample", as: "seller" },
  ],
};
