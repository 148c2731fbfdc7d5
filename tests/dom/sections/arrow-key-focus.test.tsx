import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ServicePicker } from '@/sections/hero/service-picker';
import { ServiceChoices } from '@/sections/savings-calculator/service-choices';
import { render } from '../../setup/render';

it.each([
  ['hero', <ServicePicker key="" service="oil-change" />],
  ['calculator', <ServiceChoices key="" />],
])(
  'in WebKit, the services in the %s have a focus ring after an arrow key, and none after a click',
  (_, services) => {
    render(services);
    const group = screen.getByRole('group');
    const [radio = group] = screen.getAllByRole('radio');
    fireEvent.keyDown(radio, { key: 'ArrowRight' });
    expect(group).toHaveAttribute('data-arrow-keys');
    fireEvent.pointerDown(radio);
    expect(group).not.toHaveAttribute('data-arrow-keys');
  },
);
