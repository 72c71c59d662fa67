/** Lists of what a case has, with a bin: their states, pages and tools, and the look of their tables. */
export { Bin, BinButton } from './Bin.tsx'
export { BinnedLine } from './BinnedLine.tsx'
export { DropFrame } from './DropFrame.tsx'
export { Found, listPage, RowsWaiting } from './Found.tsx'
export { HeadCell } from './HeadCell.tsx'
export { ListTools, ListTurns } from './ListTurns.tsx'
export { tableClasses } from './table.ts'
export { useBinNotices } from './use-bin-notices.ts'
