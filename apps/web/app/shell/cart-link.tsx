import { ShoppingCartIcon } from "@phosphor-icons/react/dist/ssr/ShoppingCart";
import { Link } from "react-router";
import { IconBadge, iconButtonStyle } from "#ui/actions/icon-button.tsx";
import { cx } from "#ui/layout/cx.ts";
import { useCartCount } from "./cart-count.ts";

interface Props {
  /** MKT-05: the marketplace shows a count of 0; elsewhere an empty cart has no number. */
  showsZero?: boolean;
  className?: string;
}

export function CartLink({ showsZero = false, className }: Props) {
  const count = useCartCount();
  const label = formatCartLabel(count);
  return (
    <Link
      to="/marketplace/checkout"
      aria-label={label}
      title={label}
      className={cx(iconButtonStyle, className)}
    >
      <ShoppingCartIcon size={24} />
      {count !== undefined && (showsZero || count > 0) && <IconBadge>{count}</IconBadge>}
    </Link>
  );
}

function formatCartLabel(count: number | undefined): string {
  if (count === undefined) return "Cart";
  return count === 1 ? "Cart, 1 item" : `Cart, ${count} items`;
}
