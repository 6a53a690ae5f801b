/** Parts that an update does not change stay the same objects, so that memoized drawings are reused. */
export function shareUnchanged<T>(before: unknown, now: T): T {
  if (typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const found = (Array.isArray(now) ? [] : {}) as Record<string, unknown>;
  let same = Object.keys(old).length === Object.keys(now).length;
  for (const [key, value] of Object.entries(now)) {
    found[key] = shareUnchanged(old[key], value);
    same &&= key in old && Object.is(found[key], old[key]);
  }
  return (same ? old : found) as T;
}
