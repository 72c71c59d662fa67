/** The reading screens come as a part of their own; asking for it early makes the first opening quick. */
export const loadReader = () => import('./pages/Reader.tsx')
