/** The panel of the timer. It is loaded ahead if a timer runs or can be started, so that it also opens offline. */
export const loadPopover = () => import('./TimerPopover.tsx')
