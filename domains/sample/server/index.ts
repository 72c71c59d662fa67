/** What the programs may use of the sample office. */
export { type ColleagueSignIn, fillSample } from './fill.ts'
export { sampleServer } from './manifest.ts'
export { subscribeSample } from './subscribe.ts'
