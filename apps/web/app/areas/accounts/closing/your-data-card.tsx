import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { Card } from "#ui/layout/card.tsx";
import { CloseAccount } from "./close-account.tsx";
import { DownloadData } from "./download-data.tsx";

export function YourDataCard({ profile }: { profile: FullProfile }) {
  return (
    <Card as="section" aria-labelledby="data-title">
      <h2 id="data-title" className="text-xl">
        Your data
      </h2>
      <p className="mt-2 mb-4 text-md text-ink-2">Download your data or close your account.</p>
      <div className="flex flex-wrap gap-3">
        <DownloadData />
        <CloseAccount username={profile.username} />
      </div>
    </Card>
  );
}
