/** The functions of the sample office that programs may use. */
export { type ColleagueSignIn, fillSample } from './fill.ts'
export { sampleServer } from './manifest.ts'
export { subscribeSample } from './subscribe.ts'
