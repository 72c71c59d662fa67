export const rest = (total: number, paid: { kurus: number }): number => total - paid.kurus
