import { CarSide } from './car-side';

/** The car on a two-post lift, which rises as the visitor scrolls to it. */
function ServiceLift({ plate }: { plate?: string | undefined }) {
  return (
    <svg
      className="service-lift min-h-23 min-w-0 flex-1 basis-32 sm:min-h-32 lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-1/2"
      viewBox="0 0 420 250"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path className="stroke-foreground stroke-2" d="M0 226h420" />
      <path
        className="fill-foreground"
        d="M62 226V40h16v186zM342 226V40h16v186zM48 217h44v9H48zM328 217h44v9h-44z"
      />
      <g className="lift-load">
        <path className="fill-foreground" d="M62 140h296v13H62zM62 153l26 16v-16zM358 153l-26 16v-16z" />
        <CarSide transform="translate(88 34) scale(1.12)" plate={plate} />
      </g>
    </svg>
  );
}

export { ServiceLift };
