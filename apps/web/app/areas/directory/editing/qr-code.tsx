import encodeQR from "qr";
import { getButtonClass } from "#ui/actions/button-style.ts";

interface QrCodeProps {
  link: string;
  name: string;
}

/** The code is black on white in both themes, because many phones can't read the inverse. */
export default function QrCode({ link, name }: QrCodeProps) {
  const svg = encodeQR(link, "svg", { ecc: "medium", border: 2 });
  const dataUrl = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return (
    <figure className="w-40">
      <img
        src={dataUrl}
        alt={`QR code that opens ${name}`}
        width={160}
        height={160}
        className="size-40 rounded-md border border-line bg-white"
      />
      <figcaption className="mt-2">
        <a
          href={dataUrl}
          download={`${link.split("/").at(-1)}-qr.svg`}
          className={getButtonClass({ variant: "quiet", size: "sm", isFull: true })}
        >
          Download code
        </a>
      </figcaption>
    </figure>
  );
}
