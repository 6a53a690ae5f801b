export function sum(points: readonly number[]): number {
  return points.reduce((total, one) => total + one, 0);
}
