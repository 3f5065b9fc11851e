import { type ComponentType, lazy } from 'react';

/**
 * A component whose code is loaded when it is first rendered, as by React's `lazy`, or before by `preload`: it then
 * renders at once, where `lazy` would still show the fallback for a moment.
 */
export function preloadable<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Lazy = lazy(load);
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = (await load()).default;
  };
  return Object.assign((props: Props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />), { preload });
}
