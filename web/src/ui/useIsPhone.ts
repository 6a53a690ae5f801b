import { useEffect, useState } from "preact/hooks";

const PHONE = "(max-width: 767px)";

/** Is this a phone, or as narrow as one? */
export function useIsPhone(): boolean {
  const [isPhone, setNarrow] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const change = () => setNarrow(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return isPhone;
}
