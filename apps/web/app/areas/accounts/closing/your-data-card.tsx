import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { Card } from "#ui/layout/card.tsx";
import type { IdentitySettings } from "../identity-port.ts";
import { CloseAccount } from "./close-account.tsx";
import { DownloadData } from "./download-data.tsx";

interface YourDataCardProps {
  profile: FullProfile;
  identity: IdentitySettings;
}

export function YourDataCard(props: YourDataCardProps) {
  return (
    <Card as="section" aria-labelledby="data-title">
      <h2 id="data-title" className="text-xl">
        Your data
      </h2>
      <p className="mt-2 mb-4 text-md text-ink-2">Download your data or close your account.</p>
      <div className="flex flex-wrap gap-3">
        <DownloadData />
        <CloseAccount {...props} />
      </div>
    </Card>
  );
}
