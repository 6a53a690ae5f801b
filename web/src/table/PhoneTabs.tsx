/** On phones: one thing at a time. */
import { t } from "../app/state.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import type { Pane } from "./Panes.tsx";
import { useSince } from "./SinceLast.tsx";

export type Tab = "board" | "players" | "log" | "chat";
const TABS: { name: Tab; icon: IconName }[] = [
  { name: "board", icon: "board" },
  { name: "players", icon: "players" },
  { name: "log", icon: "log" },
  { name: "chat", icon: "chat" },
];

interface PhoneTabsProps {
  tab: Tab;
  onTab(tab: Tab): void;
  onPane(pane: Pane): void;
}

export function PhoneTabs({ tab, onTab, onPane }: PhoneTabsProps) {
  const news = useSince().length;
  return (
    <nav class="phone-tabs" aria-label={t("web-parts")}>
      {TABS.map(({ name, icon }) => (
        <button
          key={name}
          type="button"
          aria-current={tab === name ? "true" : undefined}
          onClick={() => {
            onTab(name);
            if (name === "log" || name === "chat") onPane(name);
          }}
        >
          <Icon name={icon} size={24} />
          {t(`web-tab-${name}`)}
          {name === "log" && news > 0 && <span class="badge">{news}</span>}
        </button>
      ))}
    </nav>
  );
}
