/** The reading screens are a separate chunk; loading it early makes the first opening fast. */
export const loadReader = () => import('./pages/Reader.tsx')
