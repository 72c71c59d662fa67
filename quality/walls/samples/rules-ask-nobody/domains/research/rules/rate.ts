export const rate = () => fetch('https://example.org/rate')
