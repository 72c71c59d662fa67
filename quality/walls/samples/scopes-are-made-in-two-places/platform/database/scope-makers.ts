export const makeSystemScope = () => 1
