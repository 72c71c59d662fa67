export const fee = (sum: { kurus: number }): number => sum.kurus * 0.1
