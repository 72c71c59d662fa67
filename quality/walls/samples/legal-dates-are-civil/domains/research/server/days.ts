export const first = Date.UTC(2020, 0, 1)
