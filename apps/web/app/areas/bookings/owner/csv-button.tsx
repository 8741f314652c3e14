import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/ssr/DownloadSimple";
import { Button } from "#ui/actions/button.tsx";
import { formatWeekCsv } from "./week-csv.ts";

interface CsvButtonProps {
  monday: string;
  bookings: readonly BusinessBooking[];
}

/** The bookings are on the page already, so the browser writes the file. */
export function CsvButton({ monday, bookings }: CsvButtonProps) {
  function download() {
    const objectUrl = URL.createObjectURL(
      new Blob([formatWeekCsv(bookings)], { type: "text/csv" }),
    );
    const link = document.createElement("a");
    link.href = objectUrl;
    link.download = `bookings-${monday}.csv`;
    link.click();
    URL.revokeObjectURL(objectUrl);
  }
  return (
    <Button variant="secondary" size="sm" className="min-h-11 max-md:hidden" onClick={download}>
      <DownloadSimpleIcon size={20} aria-hidden="true" />
      Week as CSV
    </Button>
  );
}
