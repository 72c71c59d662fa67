/** States of a list of results and what is said above it, in one file that is loaded after the first screen. */
export { Empty } from '../states/Empty.tsx'
export { Preparing } from '../states/Preparing.tsx'
export { default as Refused } from '../states/Refused.tsx'
export { ReversedRange } from '../states/ReversedRange.tsx'
export { SampleBanner } from '../states/SampleBanner.tsx'
export { Start } from '../states/Start.tsx'
export { FewHits } from './FewHits.tsx'
export { Notices } from './Notices.tsx'
