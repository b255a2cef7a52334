import { useRoute } from 'wouter';
import { navigation } from '../../content/desk-words/frame.ts';
import { NavigationLink } from './NavigationLink.tsx';

/** Where one can go, under the thumb. */
export function Tabs() {
  const [elsewhere] = useRoute(/^\/(?:calendar|figures|export|devices|more)/);
  const [exports] = useRoute('/export');
  const [devices] = useRoute('/devices');
  const [more] = useRoute('/more');
  return (
    <nav className="tabs" aria-label={navigation.label}>
      <NavigationLink to="/" current={!elsewhere}>
        {navigation.enquiries}
      </NavigationLink>
      <NavigationLink to="/calendar">{navigation.calendar}</NavigationLink>
      <NavigationLink to="/figures">{navigation.figures}</NavigationLink>
      <NavigationLink to="/more" current={exports || devices || more}>
        {navigation.more}
      </NavigationLink>
    </nav>
  );
}
