/** How much room there is. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Whether the middle of the table is clearly wider than high. */
export function useWide() {
  const ref = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => setWide(element.clientWidth > 1.14 * (window.innerHeight - 76));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
  return { ref, wide };
}
