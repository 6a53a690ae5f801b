/** Tab title, icon and one soft sound when it becomes my turn. */
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../app/settings.ts";
import { t } from "../app/state.ts";
import calm from "../assets/icon.svg";
import asked from "../assets/icon-turn.svg";

export function useAttention(myTurn: boolean, title: string): void {
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    document.title = myTurn ? `● ${t("web-your-turn")} · ${title}` : title;
    document
      .querySelector<HTMLLinkElement>("link[rel=icon]")
      ?.setAttribute("href", myTurn ? asked : calm);
    if (myTurn && before.current === false && settings.peek().sound) chime();
    before.current = myTurn;
  }, [myTurn, title]);
  useEffect(
    () => () => {
      document.title = "Teahouse";
      document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", calm);
    },
    [],
  );
}

/** Two notes, like a small bowl that is struck. */
function chime(): void {
  if (typeof AudioContext === "undefined") return;
  // Browsers play nothing on a page that nobody has touched since it was loaded, and complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const audio = new AudioContext();
  [659.25, 987.77].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const start = audio.currentTime + i * 0.14;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1);
  });
  setTimeout(() => void audio.close(), 1_500);
}
