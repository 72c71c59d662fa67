/** What the timer opens. It is loaded ahead where a timer runs or can be started, so that it also opens offline. */
export const loadPopover = () => import('./TimerPopover.tsx')
