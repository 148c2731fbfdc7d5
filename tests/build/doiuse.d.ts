declare module 'doiuse' {
  import type { AcceptedPlugin } from 'postcss';

  interface Usage {
    /** Can I use's name. */
    feature: string;
    /** `missing` names the browsers that lack it, where there are any. */
    featureData: { missing?: string };
  }

  /** Reports each use of a feature that a browser of the browserslist lacks, or has only in part. */
  export default function doiuse(options: { onFeatureUsage: (usage: Usage) => void }): AcceptedPlugin;
}
