/** All keys, and where the rules are. */
import { t } from "../app/house.ts";
import { Dialog } from "../ui/controls.tsx";
import { KEYS } from "./keys.ts";

export function HelpDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t("web-help")} close={t("web-close")} onClose={onClose}>
      <p>{t("web-help-about")}</p>
      <table class="keys">
        <tbody>
          {KEYS.map(([key, id]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{t(id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
